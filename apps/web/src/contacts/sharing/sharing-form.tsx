import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './sharing-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { SharedFields } from './shared-fields.tsx'
import { sharingQuery } from './sharing.queries.ts'
import { type Draft, isSameDraft } from './sharing-shapes.ts'
import { modes, savedWords } from './sharing-words.ts'
import { TeammateChoice } from './teammate-choice.tsx'

type Props = {
  overview: Overview
  draft: Draft
  saved: Draft
  onDraft: (draft: Draft) => void
  onSaved: () => void
  mayChange: boolean
}

export const SharingForm = ({ overview, draft, saved, onDraft, onSaved, mayChange }: Props) => {
  const queries = useQueryClient()
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = useApiMutation('patch', '/api/dashboard/graph-sharing/settings', {
    changes: ['sharing'],
    onError: (error) => setTrouble(sharingMessages.notSaved({ reason: reasonOf(error) })),
    onSuccess: async (next) => {
      queries.setQueryData(sharingQuery.queryKey, next)
      onSaved()
      notifications.show({ message: savedWords(next.mode, next.sharedWith, next.contacts) })
    },
  })
  const submit = () => {
    setTrouble(null)
    save.mutate({ body: { mode: draft.mode, ...(draft.mode === 'selected' ? { with: [...draft.chosen] } : {}) } })
  }
  return (
    <Section title={sharingMessages.whoCanUse()} about={sharingMessages.whoCanUseAbout()}>
      <div className={formStyles.form}>
        <ChoiceList
          legend={sharingMessages.whoCanUse()}
          choices={modes.map(({ value, label, about }) => ({ value, label: label(), about: about() }))}
          value={draft.mode}
          onChange={(mode) => onDraft({ ...draft, mode })}
          disabled={!mayChange}
        />
        {draft.mode === 'selected' && overview.teammates.length > 0 ? (
          <TeammateChoice
            teammates={overview.teammates}
            chosen={draft.chosen}
            onChosen={(chosen) => onDraft({ ...draft, chosen })}
          />
        ) : null}
        <SharedFields fields={overview.fields} />
        <FormAlert trouble={trouble === null ? null : { text: trouble }} />
        {mayChange ? (
          <div className={clsx(formStyles.buttons, styles.save)}>
            <Button onClick={submit} loading={save.isPending} disabled={isSameDraft(draft, saved)}>
              {sharingMessages.save()}
            </Button>
            <span className={clsx(text.small, text.quiet)}>{sharingMessages.takesEffect()}</span>
          </div>
        ) : (
          <p className={clsx(text.small, text.quiet)}>{sharingMessages.nothingToShare()}</p>
        )}
      </div>
    </Section>
  )
}
