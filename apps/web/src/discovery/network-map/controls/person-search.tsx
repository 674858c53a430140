import optionLinesStyles from '../../../kit/option-lines.module.css'
import text from '../../../kit/text.module.css'
import styles from './controls.module.css'
import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { findPeople } from '../../../contacts/network-people/find-people.ts'
import { placeWords } from '../../../contacts/network-people/person-words.ts'
import type { NetworkMapState } from '../use-network-map.ts'
import { listThatScrolls } from '../../../kit/list-that-scrolls.ts'

type Props = { networkMap: NetworkMapState; onFind: (number: number) => void }

/** Finds somebody by name or company; in path mode that is the target. */
export const PersonSearch = ({ networkMap, onFind }: Props) => {
  const { people, numberOf } = networkMap.network
  const [query, setQuery] = useState('')
  const matches = useMemo(() => findPeople(people, query), [people, query])
  const places = new Map(matches.map((person) => [person.id, placeWords(person)]))
  const words = networkMap.mode === 'path' ? networkMapsMessages.whoToReach() : networkMapsMessages.findPerson()
  const find = (id: string | null) => {
    const number = id === null ? undefined : numberOf.get(id)
    if (number === undefined) return
    onFind(number)
    setQuery('')
  }
  /** The only match needs no arrow key; with one, the list takes the key itself. */
  const takeOnly = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const [only, ...others] = matches
    if (key === 'Enter' && only && others.length === 0 && !currentTarget.hasAttribute('aria-activedescendant'))
      find(only.id)
  }
  return (
    <Select
      className={styles.search}
      aria-label={words}
      placeholder={words}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={<span />}
      searchable
      // The list holds the matches and no more, so Mantine has nothing left to sift.
      {...listThatScrolls}
      data={matches.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      value={null}
      searchValue={query}
      onSearchChange={setQuery}
      onChange={find}
      onKeyDown={takeOnly}
      nothingFoundMessage={query.trim() === '' ? undefined : networkMapsMessages.noPersonNamed()}
      renderOption={({ option }) => (
        <span className={optionLinesStyles.optionLines}>
          <span className={text.clip}>{option.label}</span>
          <span className={clsx(text.clip, text.quiet)}>{places.get(option.value)}</span>
        </span>
      )}
    />
  )
}
