import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { Section } from '../../kit/section.tsx'
import { confidenceWords, sentenceCase } from '../../network/search/path-words.ts'
import { availabilityWords, chanceWords, openAsksWords } from './guidance-words.ts'
import type { RouteOption } from './route-options.ts'
import type { Guidance } from './marketplace.queries.ts'

type Props = {
  person: { id: string; name: string }
  options: readonly RouteOption[]
  guidance: Guidance
  chosen: string
}
type FallbackPath = RouteOption & { place: number; guide: MarketRoute | undefined }

const kindWords = { member: 'teammate', contact: 'your contact' } as const

const columns = (person: string, chosen: string): Column<FallbackPath>[] => [
  {
    key: 'connector',
    header: 'Connector',
    cell: ({ id, name, place, connector }) => (
      <span className={styles.who}>
        <span className={clsx(styles.place, text.figures)}>{place}</span>
        <Portrait id={id} name={name} size={32} />
        <span className={styles.whoWords}>
          <strong>{name}</strong>
          <span className={text.quiet}>{connector ? kindWords[connector.kind] : 'not known well'}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Route',
    cell: ({ path }) => (
      <span className={styles.whoWords}>
        <RouteStatus status={path.status} />
        <span className={clsx(text.quiet, text.figures)}>{confidenceWords(path)}</span>
      </span>
    ),
  },
  {
    key: 'context',
    header: 'How they know them',
    cell: ({ path }) => <span>{sentenceCase(path.relationships.at(-1)?.sentences[0] ?? 'Not known')}</span>,
  },
  {
    key: 'guidance',
    header: 'Asking them',
    cell: ({ guide }) =>
      guide ? (
        <span className={styles.whoWords}>
          <span>{sentenceCase(availabilityWords(guide.availability))}</span>
          <span className={clsx(text.quiet, text.figures)}>
            works: {chanceWords(guide.introduction)}; {openAsksWords(guide.openAsks)}
          </span>
        </span>
      ) : (
        <span className={text.quiet}>unknown</span>
      ),
  },
  {
    key: 'choose',
    header: 'Choose',
    hideHeader: true,
    align: 'end',
    cell: ({ id, name }) =>
      id === chosen ? (
        <span className={clsx(text.quiet, styles.shown)}>shown above</span>
      ) : (
        <Link
          to="/introductions/path"
          search={{ person, via: id }}
          className={clsx(text.link, styles.shown)}
          aria-label={`Show route through ${name}`}
        >
          Show route
        </Link>
      ),
  },
]

/** The fallback paths: when a connector declines or does not answer, the next one is asked. */
export const OtherRoutes = ({ person, options, guidance, chosen }: Props) => (
  <Section
    title="Whom to ask, and whom next"
    about="Best first, one route through each. They are kept with your request: after a no, or silence, the next is one click away."
  >
    <DataTable
      caption={`Who can introduce you to ${person.name}`}
      columns={columns(person.id, chosen)}
      rows={options.map((option, at) => ({ ...option, place: at + 1, guide: guidance.get(option.id) }))}
      keyOf={({ id }) => id}
    />
  </Section>
)
