import styles from './hide-form.module.css'
import { Button } from '@mantine/core'
import { IconAt, IconBuilding, IconUser } from '@tabler/icons-react'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { useState } from 'react'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { HideField } from './hide-field.tsx'
import type { HideRuleKind } from './hide-rule-words.ts'
import { useHideRules } from './hide-rules.queries.ts'

const kinds = [
  { value: 'contact', label: hideRulesMessages.person, icon: IconUser },
  { value: 'company', label: hideRulesMessages.company, icon: IconBuilding },
  { value: 'domain', label: hideRulesMessages.domain, icon: IconAt },
] as const

const bodyOf = (kind: HideRuleKind, value: string) =>
  kind === 'contact' ? { contactId: value } : kind === 'company' ? { company: value } : { domain: value }

/** Hides one person, everybody at a company, or everybody with an address at a domain. */
export const HideForm = () => {
  const [kind, setKind] = useState<HideRuleKind>('contact')
  const [value, setValue] = useState('')
  const { hide } = useHideRules()
  const change = (next: string) => {
    hide.reset()
    setValue(next)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        hide.mutate({ body: bodyOf(kind, value.trim()) }, { onSuccess: () => setValue('') })
      }}
    >
      <Segmented
        className={styles.kind}
        wrapsOnPhone
        legend={hideRulesMessages.whatToHide()}
        choices={kinds.map(({ label, ...choice }) => ({ ...choice, label: label() }))}
        value={kind}
        onChange={(next) => {
          change('')
          setKind(next)
        }}
      />
      <HideField key={kind} kind={kind} value={value} onValue={change} />
      <Button type="submit" variant="default" loading={hide.isPending} disabled={value.trim() === ''}>
        {hideRulesMessages.hide()}
      </Button>
      <FormAlert
        className={styles.alert}
        trouble={
          hide.error && {
            text: hideRulesMessages.notHidden({
              reason: toProblem(hide.error).errors?.[0]?.message ?? reasonOf(hide.error),
            }),
          }
        }
      />
    </form>
  )
}
