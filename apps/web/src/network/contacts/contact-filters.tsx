import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { listThatScrolls } from '../picture/controls/list-that-scrolls.ts'
import {
  type ContactFilter,
  evidenceChoices,
  freshnessChoices,
  isFiltering,
  oneOf,
  strengthChoices,
} from './filter-contacts.ts'

type Props = { filter: ContactFilter; onFilter: (filter: ContactFilter) => void }
type OneProps<Choice extends string> = {
  label: string
  all: string
  words?: Partial<Record<Choice, string>>
  choices: readonly Choice[]
  value: Choice | undefined
  onValue: (value: Choice | undefined) => void
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const OneFilter = <Choice extends string>({ label, all, words, choices, value, onValue }: OneProps<Choice>) => (
  <Select
    className="contact-filter"
    aria-label={label}
    {...listThatScrolls}
    allowDeselect={false}
    data={[
      { value: '', label: all },
      ...choices.map((choice) => ({ value: choice, label: words?.[choice] ?? capital(choice) })),
    ]}
    value={value ?? ''}
    onChange={(chosen) => onValue(oneOf(choices, chosen))}
  />
)

const without = (filter: ContactFilter, key: keyof ContactFilter): ContactFilter => {
  const { [key]: _dropped, ...rest } = filter
  return rest
}

export const ContactFilters = ({ filter, onFilter }: Props) => {
  // The address follows a moment later, and what is typed must not wait for it.
  const [text, setText] = useState(filter.q ?? '')
  const set = <Key extends keyof ContactFilter>(key: Key, value: ContactFilter[Key] | undefined) =>
    onFilter(value === undefined || value === '' ? without(filter, key) : { ...filter, [key]: value })
  return (
    <search className="contact-filters">
      <TextInput
        className="contact-filter-text"
        aria-label="Find a contact"
        placeholder="Name, role, company or place"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          set('q', currentTarget.value)
        }}
      />
      <OneFilter
        label="Strength"
        all="Any strength"
        words={{ unknown: 'Unknown strength' }}
        choices={strengthChoices}
        value={filter.strength}
        onValue={(value) => set('strength', value)}
      />
      <OneFilter
        label="Freshness"
        all="Any freshness"
        words={{ unknown: 'Unknown freshness' }}
        choices={freshnessChoices}
        value={filter.freshness}
        onValue={(value) => set('freshness', value)}
      />
      <OneFilter
        label="Evidence"
        all="Any evidence"
        words={{ none: 'Neither of both' }}
        choices={evidenceChoices}
        value={filter.evidence}
        onValue={(value) => set('evidence', value)}
      />
      {isFiltering(filter) ? (
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            setText('')
            onFilter({})
          }}
        >
          Clear
        </button>
      ) : null}
    </search>
  )
}
