import searchBar from '../../kit/search-bar.module.css'
import styles from './mailbox.module.css'
import { Autocomplete, Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { useTyped } from '../../kit/use-typed.ts'
import type { EmailSearch } from './email-search.ts'
import { suggestionsQuery } from './email.queries.ts'

/** Whom the list is about: words, or one of the people, companies and introductions that fit them. */
export const EmailFilter = ({ search }: { search: EmailSearch }) => {
  const navigate = useNavigate()
  const show = (next: EmailSearch) => void navigate({ to: '/introductions/email', search: next })
  const { text, type } = useTyped(search.words ?? '', (words) => show(words === '' ? {} : { words }))
  const { data } = useQuery(suggestionsQuery(search.words ?? ''))
  const options = new Map(
    (data?.items ?? []).map((item) => [[item.name, item.detail].filter(Boolean).join(' · '), item]),
  )
  const choose = (option: string) => {
    const chosen = options.get(option)
    if (chosen) show({ [chosen.kind]: chosen.id, name: chosen.name })
  }
  const isChosen = [search.person, search.company, search.request].some(Boolean)
  return (
    <search className={searchBar.searchBar}>
      {isChosen ? (
        <>
          <span>{m.onlyWith({ name: search.name ?? '' })}</span>
          <Button size="xs" variant="default" onClick={() => show({})}>
            {m.clearFilter()}
          </Button>
        </>
      ) : (
        <Autocomplete
          className={styles.field}
          aria-label={m.search()}
          placeholder={m.search()}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
          value={text}
          data={[...options.keys()]}
          filter={({ options: all }) => all}
          onChange={(typed) => (options.has(typed) ? undefined : type(typed))}
          onOptionSubmit={choose}
        />
      )}
    </search>
  )
}
