import textStyles from '../../kit/text.module.css'
import styles from './contacts-table.module.css'
import { Select, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listThatScrolls } from '../../kit/list-that-scrolls.ts'
import { FreshnessLabel, StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { tagsMessages } from '@wellmet/contacts/tags/tags.messages.ts'
import { oneOf } from '../../kit/search-params.ts'
import { useTyped } from '../../kit/use-typed.ts'
import { isSaid, sourceWords } from './contact-words.ts'
import { tagsQuery } from './tags.queries.ts'
import { type ContactFilter, evidenceChoices, isFiltering, longestQuery } from './filter-contacts.ts'

type Props = { filter: ContactFilter; onFilter: (filter: ContactFilter) => void }
type OneProps<Choice extends string> = {
  label: string
  all: string
  wordsOf: (choice: Choice) => string
  choices: readonly Choice[]
  value: Choice | undefined
  onValue: (value: Choice | undefined) => void
}

const OneFilter = <Choice extends string>({ label, all, wordsOf, choices, value, onValue }: OneProps<Choice>) => (
  <Select
    className={styles.filter}
    aria-label={label}
    {...listThatScrolls}
    allowDeselect={false}
    data={[{ value: '', label: all }, ...choices.map((choice) => ({ value: choice, label: wordsOf(choice) }))]}
    value={value ?? ''}
    onChange={(chosen) => onValue(oneOf(choices, chosen))}
  />
)

const without = (filter: ContactFilter, key: keyof ContactFilter): ContactFilter => {
  const { [key]: _dropped, ...rest } = filter
  return rest
}

/** A filter that a link set: it can only be removed here. */
const LinkedFilter = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    className={styles.linkedFilter}
    aria-label={contactsMessages.removeFilter({ filter: label })}
    onClick={onRemove}
  >
    <span className={textStyles.clip}>{label}</span>
    <IconX size={14} stroke={1.75} aria-hidden="true" />
  </button>
)

export const ContactFilters = ({ filter, onFilter }: Props) => {
  const set = <Key extends keyof ContactFilter>(key: Key, value: ContactFilter[Key] | undefined) =>
    onFilter(value === undefined || value === '' ? without(filter, key) : { ...filter, [key]: value })
  const tags = (useQuery(tagsQuery).data?.items ?? []).map(({ tag }) => tag)
  const { text, type, askNow } = useTyped(filter.q ?? '', (q) => set('q', q))
  return (
    <search className={styles.filters}>
      <TextInput
        className={styles.filterText}
        aria-label={contactsMessages.findContact()}
        placeholder={contactsMessages.findContactHint()}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        maxLength={longestQuery}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <OneFilter
        label={contactsMessages.strength()}
        all={contactsMessages.anyStrength()}
        wordsOf={(strength) => contactsMessages.strengthFilter({ strength })}
        choices={StrengthLabel.options}
        value={filter.strength}
        onValue={(value) => set('strength', value)}
      />
      <OneFilter
        label={contactsMessages.freshness()}
        all={contactsMessages.anyFreshness()}
        wordsOf={(freshness) => contactsMessages.freshnessFilter({ freshness })}
        choices={FreshnessLabel.options}
        value={filter.freshness}
        onValue={(value) => set('freshness', value)}
      />
      <OneFilter
        label={contactsMessages.evidence()}
        all={contactsMessages.anyEvidence()}
        wordsOf={(evidence) => contactsMessages.evidenceFilter({ evidence })}
        choices={evidenceChoices}
        value={filter.evidence}
        onValue={(value) => set('evidence', value)}
      />
      {tags.length > 0 || filter.tag ? (
        <OneFilter
          label={tagsMessages.tag()}
          all={tagsMessages.anyTag()}
          wordsOf={(tag) => tag}
          choices={filter.tag && !tags.includes(filter.tag) ? [...tags, filter.tag] : tags}
          value={filter.tag}
          onValue={(value) => set('tag', value)}
        />
      ) : null}
      {filter.company ? (
        <LinkedFilter
          label={contactsMessages.filterCompany({ company: filter.company })}
          onRemove={() => set('company', undefined)}
        />
      ) : null}
      {filter.source ? (
        <LinkedFilter
          label={
            isSaid(filter.source)
              ? sourceWords(filter.source)
              : contactsMessages.filterSource({ source: filter.source })
          }
          onRemove={() => set('source', undefined)}
        />
      ) : null}
      {isFiltering(filter) ? (
        <button
          type="button"
          className={styles.quietButton}
          onClick={() => {
            // Also cancels what was typed but not asked for yet.
            askNow('')
            onFilter({})
          }}
        >
          {contactsMessages.clear()}
        </button>
      ) : null}
    </search>
  )
}
