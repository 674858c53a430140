import text from '../../kit/text.module.css'
import styles from './all-contacts-screen.module.css'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { deletionsMessages } from '@wellmet/contacts/deletions/deletions.messages.ts'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf, toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { deletionsQuery } from '../contact-list/deletions.queries.ts'

const deletedWords = (total: number, last: string | undefined): string => {
  if (total === 0 || last === undefined) return deletionsMessages.noneDeleted()
  return deletionsMessages.deletedCount({ count: total, on: new Date(last) })
}

/** Profiles and addresses have no spaces. */
const isName = (typed: string): boolean => typed.includes(' ') && !typed.includes('@')

const bodyOf = (typed: string, company: string) => {
  if (isName(typed)) return { name: typed, ...(company === '' ? {} : { company }) }
  return typed.includes('@') ? { email: typed } : { linkedinUrl: typed }
}

/** Names of deleted contacts are not stored, so whoever wants them back has to say who they were. */
const AllowReturnForm = ({ onLifted }: { onLifted: () => void }) => {
  const [typed, setTyped] = useState('')
  const [company, setCompany] = useState('')
  const allowReturn = useApiMutation('post', '/api/network/deletions/allow-return', {
    changes: ['deleted contacts'],
    onSuccess: ({ lifted }) => {
      if (lifted) {
        setTyped('')
        setCompany('')
        onLifted()
      }
    },
  })
  const refusal =
    allowReturn.error === null
      ? null
      : deletionsMessages.notAllowed({
          reason: toProblem(allowReturn.error).errors?.[0]?.message ?? reasonOf(allowReturn.error),
        })
  return (
    <form
      className={styles.allowReturnForm}
      onSubmit={(event) => {
        event.preventDefault()
        allowReturn.mutate({ body: bodyOf(typed.trim(), company.trim()) })
      }}
    >
      <TextInput
        label={deletionsMessages.allowReturn()}
        description={deletionsMessages.allowReturnAbout()}
        placeholder={deletionsMessages.emailExample()}
        value={typed}
        error={refusal}
        onChange={({ currentTarget }) => {
          allowReturn.reset()
          setTyped(currentTarget.value)
        }}
      />
      {isName(typed.trim()) ? (
        <TextInput
          label={deletionsMessages.company()}
          description={deletionsMessages.companyAbout()}
          value={company}
          onChange={({ currentTarget }) => {
            allowReturn.reset()
            setCompany(currentTarget.value)
          }}
        />
      ) : null}
      <Button type="submit" variant="default" loading={allowReturn.isPending} disabled={typed.trim() === ''}>
        {deletionsMessages.allowReturnAction()}
      </Button>
      <output className={text.small}>
        {allowReturn.data === undefined
          ? null
          : allowReturn.data.lifted
            ? deletionsMessages.allowed()
            : deletionsMessages.notFound()}
      </output>
    </form>
  )
}

export const DeletedSection = ({ mayChange }: { mayChange: boolean }) => {
  // After the last return the form stays, because it shows that it was done.
  const [hasLifted, setHasLifted] = useState(false)
  return (
    <Loaded
      query={useQuery(deletionsQuery)}
      what={deletionsMessages.deleted()}
      skeleton={<RowSkeletons rows={1} label={deletionsMessages.loading()} />}
    >
      {({ items, total }) => (
        <Section title={deletionsMessages.deleted()} about={deletedWords(total, items[0]?.deletedAt)}>
          {mayChange && (total > 0 || hasLifted) ? <AllowReturnForm onLifted={() => setHasLifted(true)} /> : null}
        </Section>
      )}
    </Loaded>
  )
}
