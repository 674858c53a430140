import styles from './language-model.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import type { LanguageModelCall } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { clsx } from 'clsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatMoment } from '../../kit/dates.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'
import { modelCallsQuery } from './language-model.queries.ts'
import { formatMicros } from './money.ts'

type ToldClaim = LanguageModelCall['claims'][number]
const shownValues = ['company', 'since', 'until', 'on', 'count', 'people', 'isNow', 'freshness', 'familiarity'] as const

/** Every field that left, as it left. */
const toldWords = (claim: ToldClaim): string =>
  languageModelMessages.toldClaim({
    kind: claim.kind.replaceAll('_', ' '),
    about: claim.about.join(', '),
    values: shownValues
      .flatMap((name) => (claim[name] === undefined ? [] : [`${name} ${String(claim[name])}`]))
      .join(', '),
  })

const Told = ({ claims }: Pick<LanguageModelCall, 'claims'>) =>
  claims.length === 0 ? (
    <span className={text.quiet}>{languageModelMessages.toldNothing()}</span>
  ) : (
    <Disclosure summary={languageModelMessages.toldCount({ count: claims.length })}>
      <ul className={clsx(text.small, styles.told)} lang="en">
        {claims.map((claim) => (
          <li key={claim.id}>{toldWords(claim)}</li>
        ))}
      </ul>
    </Disclosure>
  )

const callColumns = (): readonly Column<LanguageModelCall>[] => [
  {
    key: 'who',
    header: languageModelMessages.callHeader(),
    cell: ({ purpose, by, createdAt }) => (
      <TwoLines
        first={<strong>{languageModelMessages.purpose({ purpose })}</strong>}
        second={languageModelMessages.byAt({ name: by.name, at: formatMoment(createdAt) })}
      />
    ),
  },
  {
    key: 'outcome',
    header: languageModelMessages.outcomeHeader(),
    cell: ({ outcome, dropped }) => (
      <TwoLines
        first={languageModelMessages.outcome({ outcome: outcome ?? 'none' })}
        second={dropped > 0 ? languageModelMessages.dropped({ count: dropped }) : ''}
      />
    ),
  },
  {
    key: 'told',
    header: languageModelMessages.toldHeader(),
    cell: ({ claims }) => <Told claims={claims} />,
  },
  {
    key: 'cost',
    header: languageModelMessages.costHeader(),
    align: 'end',
    cell: ({ cost, currency, inputTokens, outputTokens }) => (
      <TwoLines
        first={formatMicros(cost, currency)}
        second={
          inputTokens === null || outputTokens === null
            ? ''
            : languageModelMessages.tokens({ count: inputTokens + outputTokens })
        }
      />
    ),
  },
]

/** What left for whom. */
export const ModelCalls = () => (
  <section className={styles.calls} aria-label={languageModelMessages.calls()}>
    <h3>{languageModelMessages.calls()}</h3>
    <p className={clsx(text.small, text.quiet)}>{languageModelMessages.callsAbout()}</p>
    <Loaded
      query={useQuery(modelCallsQuery)}
      what={languageModelMessages.calls()}
      skeleton={<RowSkeletons rows={3} label={languageModelMessages.calls()} />}
    >
      {({ items }) => (
        <DataTable
          caption={languageModelMessages.calls()}
          rows={items}
          keyOf={({ id }) => id}
          columns={callColumns()}
        />
      )}
    </Loaded>
  </section>
)
