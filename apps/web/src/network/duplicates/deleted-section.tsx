import text from '../../kit/text.module.css'
import styles from './all-contacts-screen.module.css'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { deletionsQuery } from '../contacts/deletions.queries.ts'

const deletedWords = (total: number, last: string | undefined): string => {
  if (total === 0 || last === undefined) return 'You have erased nobody.'
  const who = total === 1 ? 'one person' : `${total} people`
  return `You erased ${who}, the last on ${formatDay(last)}. Who they were is not kept, so there is no list of them.`
}

const bodyOf = (typed: string) => (typed.includes('@') ? { email: typed } : { linkedinUrl: typed })

/** Who was erased is not kept, so whoever is to come back has to be named by an address. */
const AllowReturnForm = ({ onLifted }: { onLifted: () => void }) => {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const allowReturn = api.useMutation('post', '/api/network/deletions/allow-return', {
    onSuccess: ({ lifted }) => {
      if (lifted) {
        setTyped('')
        onLifted()
      }
      return invalidate(queries, deletionsQuery.queryKey)
    },
  })
  const problem = allowReturn.error === null ? null : toProblem(allowReturn.error)
  const refusal = problem && `Nothing was changed. ${problem.errors?.[0]?.message ?? problem.detail ?? problem.title}`
  return (
    <form
      className={styles.allowReturnForm}
      onSubmit={(event) => {
        event.preventDefault()
        allowReturn.mutate({ body: bodyOf(typed.trim()) })
      }}
    >
      <TextInput
        label="Let somebody come back"
        description="By an e-mail address or a LinkedIn profile of theirs. They return with the next file that names them."
        placeholder="ana@example.com"
        value={typed}
        error={refusal}
        onChange={({ currentTarget }) => {
          allowReturn.reset()
          setTyped(currentTarget.value)
        }}
      />
      <Button type="submit" variant="default" loading={allowReturn.isPending} disabled={typed.trim() === ''}>
        Let them back in
      </Button>
      <output className={text.small}>
        {allowReturn.data === undefined
          ? null
          : allowReturn.data.lifted
            ? 'Done. The next file that names them brings them back.'
            : 'You have erased nobody with that address.'}
      </output>
    </form>
  )
}

export const DeletedSection = ({ mayChange }: { mayChange: boolean }) => {
  // The last one who is let back in leaves nobody to let in, but the word that it was done stays.
  const [hasLifted, setHasLifted] = useState(false)
  return (
    <Loaded
      query={useQuery(deletionsQuery)}
      what="How many you erased"
      skeleton={<RowSkeletons rows={1} label="Loading how many you erased" />}
    >
      {({ items, total }) => (
        <Section title="Erased people" about={deletedWords(total, items[0]?.deletedAt)}>
          {mayChange && (total > 0 || hasLifted) ? <AllowReturnForm onLifted={() => setHasLifted(true)} /> : null}
        </Section>
      )}
    </Loaded>
  )
}
