import optionLinesStyles from '../../kit/option-lines.module.css'
import text from '../../kit/text.module.css'
import styles from './hide-form.module.css'
import { Autocomplete, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { companyName } from '@wellmet/identity/names/words.rules.ts'
import { useMemo, useState } from 'react'
import { listThatScrolls } from '../../kit/list-that-scrolls.ts'
import { findPeople } from '../network-people/find-people.ts'
import { placeWords } from '../network-people/person-words.ts'
import { readNetworkMap } from '../network-people/read-network-map.ts'
import { countByCompany } from '../network-people/shown-people.ts'
import { networkMapQuery } from '../network-people/network-map.queries.ts'
import { isOwnContact, type NetworkMapPerson } from '../network-people/network-map-shapes.ts'
import type { HideRuleKind } from './hide-rule-words.ts'

type Props = { kind: HideRuleKind; value: string; onValue: (value: string) => void }
type OfPeople = Omit<Props, 'kind'> & { people: readonly NetworkMapPerson[] }

const PersonField = ({ people, value, onValue }: OfPeople) => {
  const [query, setQuery] = useState('')
  const matches = findPeople(people, query)
  const chosen = people.filter(({ id }) => id === value)
  const places = new Map([...chosen, ...matches].map((person) => [person.id, placeWords(person)]))
  return (
    <Select
      className={styles.field}
      aria-label={hideRulesMessages.personToHide()}
      placeholder={hideRulesMessages.personToHideHint()}
      searchable
      {...listThatScrolls}
      // The list holds the matches and no more, so Mantine has nothing left to sift.
      data={[...new Map([...chosen, ...matches].map(({ id, name }) => [id, { value: id, label: name }])).values()]}
      filter={({ options }) => options}
      value={value === '' ? null : value}
      searchValue={query}
      onSearchChange={setQuery}
      onChange={(id) => onValue(id ?? '')}
      nothingFoundMessage={query.trim() === '' ? undefined : hideRulesMessages.noSuchContact()}
      renderOption={({ option }) => (
        <span className={optionLinesStyles.optionLines}>
          <span className={text.clip}>{option.label}</span>
          <span className={clsx(text.clip, text.quiet)}>{places.get(option.value)}</span>
        </span>
      )}
    />
  )
}

const CompanyField = ({ people, value, onValue }: OfPeople) => {
  const companies = useMemo(() => countByCompany(people).map(({ company }) => company), [people])
  const name = value.trim()
  const isKnown = companies.some((company) => companyName(company) === companyName(name))
  return (
    <Autocomplete
      className={styles.field}
      aria-label={hideRulesMessages.companyToHide()}
      placeholder={hideRulesMessages.companyToHideHint()}
      description={name === '' || isKnown ? undefined : hideRulesMessages.nobodyThere({ name })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      limit={8}
      data={companies}
      value={value}
      onChange={onValue}
    />
  )
}

/** What to hide, by name. One need not know anybody there yet: a hiding also holds for every later import. */
export const HideField = ({ kind, value, onValue }: Props) => {
  const { data } = useQuery(networkMapQuery)
  const people = useMemo(() => (data ? readNetworkMap(data).people.filter(isOwnContact) : []), [data])
  if (kind === 'contact') return <PersonField people={people} value={value} onValue={onValue} />
  if (kind === 'company') return <CompanyField people={people} value={value} onValue={onValue} />
  return (
    <TextInput
      className={styles.field}
      aria-label={hideRulesMessages.domainToHide()}
      placeholder={hideRulesMessages.domainExample()}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}
