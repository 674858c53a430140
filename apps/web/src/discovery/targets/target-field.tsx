import optionLinesStyles from '../../kit/option-lines.module.css'
import text from '../../kit/text.module.css'
import styles from './target-field.module.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { useTargetOffer } from '../../contacts/targets/target-offer.tsx'
import { targetsNamed } from '../../contacts/targets/find-target.ts'
import { targetsQuery, useTargetChanges } from '../../contacts/targets/targets.queries.ts'
import { companySearchQuery } from '../companies/companies.queries.ts'
import { networkSearchQuery } from '../people-search/people.queries.ts'
import { mostTyped } from '../people-search/people-search.ts'
import { listThatScrolls } from '../../kit/list-that-scrolls.ts'
import type { Pick } from '../saving/saved-list-shapes.ts'
import { type Choice, choicesFrom, groupsOf } from './target-choices.ts'

const few = 6
const pause = 160

type Props = { kind: SavedListKind; label: string; onPick: (pick: Pick) => void }

const placeholders = {
  people: savedListsMessages.peoplePlaceholder,
  companies: savedListsMessages.companyPlaceholder,
  targets: savedListsMessages.targetPlaceholder,
} as const

const useChoices = (kind: SavedListKind, typed: string): { choices: Choice[]; isSettled: boolean } => {
  const [query] = useDebouncedValue(typed.trim(), pause)
  const wantsPeople = kind !== 'companies'
  const wantsCompanies = kind !== 'people'
  const people = useQuery({ ...networkSearchQuery(query, few), enabled: query !== '' && wantsPeople })
  const companies = useQuery({
    ...companySearchQuery(query, few),
    enabled: query !== '' && wantsCompanies,
  })
  const isSettled = query === typed.trim() && !people.isFetching && !companies.isFetching
  const targets = useQuery({ ...targetsQuery, enabled: wantsPeople }).data?.items ?? []
  const offer = useTargetOffer({
    q: wantsPeople ? query : '',
    shown: people.data?.results.map(({ name }) => name) ?? [],
  })
  return {
    choices: choicesFrom({
      targets: wantsPeople ? targetsNamed(query, targets).slice(0, few) : [],
      offer: isSettled ? offer : null,
      people: wantsPeople ? (people.data?.results ?? []) : [],
      companies: wantsCompanies ? (companies.data?.results ?? []) : [],
      typed: wantsCompanies ? query : '',
    }),
    isSettled,
  }
}

/** Finds people and companies by name; a company where the viewer knows nobody can be added by its name. */
export const TargetField = ({ kind, label, onPick }: Props) => {
  const [typed, setTyped] = useState('')
  const { choices, isSettled } = useChoices(kind, typed)
  const { mutate: add } = useTargetChanges().add
  const [problem, setProblem] = useState<string | null>(null)
  const pick = ({ pick: picked }: Choice) => {
    setProblem(null)
    setTyped('')
    if (!('target' in picked)) return onPick(picked)
    const { known, named } = picked.target
    if (known) return onPick({ personId: known.id, name: known.name })
    const body = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null))
    add(
      { body },
      {
        onSuccess: ({ id, name }) => onPick({ personId: id, name }),
        onError: (error) => setProblem(toProblem(error).detail ?? toProblem(error).title),
      },
    )
  }
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  return (
    <Select
      className={styles.targetField}
      aria-label={label}
      placeholder={placeholders[kind]()}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={<span />}
      error={problem}
      searchable
      {...listThatScrolls}
      maxLength={mostTyped}
      // The list holds the matches and no more, so Mantine has nothing left to sift.
      data={typed.trim() === '' ? [] : groupsOf(choices)}
      filter={({ options }) => options}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => {
        const choice = value === null ? undefined : byValue.get(value)
        if (choice) pick(choice)
      }}
      nothingFoundMessage={
        typed.trim() === '' ? undefined : isSettled ? savedListsMessages.noMatches() : savedListsMessages.searching()
      }
      renderOption={({ option }) => (
        <span className={optionLinesStyles.optionLines}>
          <span className={text.clip}>{option.label}</span>
          <span className={clsx(text.clip, text.quiet)}>{byValue.get(option.value)?.about}</span>
        </span>
      )}
    />
  )
}
