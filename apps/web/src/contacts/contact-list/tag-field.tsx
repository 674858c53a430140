import styles from './tags.module.css'
import { Autocomplete, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { longestTag } from '@wellmet/contacts/tags/tags.contract.ts'
import { tagsMessages } from '@wellmet/contacts/tags/tags.messages.ts'
import { useState } from 'react'
import { tagsQuery } from './tags.queries.ts'

type Props = { without: readonly string[]; isPending: boolean; onAdd: (tag: string) => void }

/** A new tag, or one in use. */
export const TagField = ({ without, isPending, onAdd }: Props) => {
  const { data } = useQuery(tagsQuery)
  const [typed, setTyped] = useState('')
  const known = (data?.items ?? []).map(({ tag }) => tag).filter((tag) => !without.includes(tag))
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === '') return
        onAdd(typed)
        setTyped('')
      }}
    >
      <Autocomplete
        aria-label={tagsMessages.newTag()}
        placeholder={tagsMessages.newTag()}
        maxLength={longestTag}
        data={known}
        limit={8}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="default" disabled={typed.trim() === ''} loading={isPending}>
        {tagsMessages.addTag()}
      </Button>
    </form>
  )
}
