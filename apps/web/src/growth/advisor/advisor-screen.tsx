import styles from './advisor.module.css'
import text from '../../kit/text.module.css'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdvisorDocument } from '@wellmet/growth/advisor/advisor.contract.ts'
import { advisorMessages as m } from '@wellmet/growth/advisor/advisor.messages.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { libraryQuery } from './advisor.queries.ts'
import { Answer } from './answer.tsx'

const longest = 500

const stateOf = ({ stale }: AdvisorDocument): string =>
  stale === null ? m.current() : stale === 'old' ? m.old() : m.newerDraft()

const columns: readonly Column<AdvisorDocument>[] = [
  {
    key: 'document',
    header: m.document(),
    cell: ({ title, url }) =>
      url === null ? (
        title
      ) : (
        <a href={url} className={text.link}>
          {title}
        </a>
      ),
  },
  { key: 'from', header: m.from(), cell: ({ kind }) => (kind === 'help' ? m.fromHelp() : m.fromTeam()) },
  { key: 'since', header: m.since(), cell: ({ since }) => (since === null ? m.sinceRelease() : formatDay(since)) },
  { key: 'state', header: m.state(), cell: stateOf },
]

const Library = () => (
  <Section title={m.searched()}>
    <Loaded query={useQuery(libraryQuery)} what={m.searched()} skeleton={<RowSkeletons rows={4} />}>
      {({ documents, sections }) => (
        <>
          <p className={text.quiet}>{m.searchedAbout({ documents: documents.length, sections })}</p>
          <DataTable
            caption={m.searched()}
            rows={documents}
            keyOf={({ documentId, title }) => documentId ?? title}
            columns={columns}
          />
        </>
      )}
    </Loaded>
  </Section>
)

const Ask = ({ question }: { question: string }) => {
  const [typed, setTyped] = useState(question)
  const navigate = useNavigate()
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        const q = typed.trim()
        if (q !== '') void navigate({ to: '/advisor', search: { q } })
      }}
    >
      <TextInput
        label={m.question()}
        placeholder={m.placeholder()}
        value={typed}
        maxLength={longest}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit">{m.ask()}</Button>
    </form>
  )
}

export const AdvisorScreen = ({ question }: { question: string | undefined }) => (
  <>
    <PageHeader title={m.title()}>{m.about()}</PageHeader>
    <GrowthTabs here="advisor" />
    <Ask key={question} question={question ?? ''} />
    {question === undefined ? null : <Answer question={question} />}
    <Library />
  </>
)
