import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { Link } from '@tanstack/react-router'
import { mayAskOthers } from '@wellmet/identity/person-states/person-state.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { clsx } from 'clsx'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { PathStatusLabel } from '../../kit/path-status.tsx'
import { Section } from '../../kit/section.tsx'
import { chanceWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import { availabilityWords } from './guidance-words.ts'
import type { RouteOption } from './route-options.ts'
import type { Guidance } from './marketplace.queries.ts'

type Props = {
  person: { id: string; name: string; personState: PersonState }
  options: readonly RouteOption[]
  guidance: Guidance
  chosen: string
  /** Who was asked already; null while nobody was. */
  asked: string | null
}
type FallbackPath = RouteOption & { place: number; guide: MarketRoute | undefined }

const kindWords = { member: marketplaceMessages.teammate, contact: marketplaceMessages.contactOfYours } as const

const columns = (person: string, chosen: string, asked: string | null, mayAsk: boolean): Column<FallbackPath>[] => [
  {
    key: 'connector',
    header: marketplaceMessages.connector(),
    cell: ({ id, name, kind, place }) => (
      <span className={styles.who}>
        <span className={clsx(styles.place, text.figures)}>{place}</span>
        <Portrait id={id} name={name} size={32} />
        <span className={styles.whoWords}>
          <strong>{name}</strong>
          <span className={text.quiet}>{id === asked ? marketplaceMessages.youAsked() : kindWords[kind]()}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    header: marketplaceMessages.path(),
    cell: ({ path }) => (
      <span className={styles.whoWords}>
        <PathStatusLabel status={path.status} />
        <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
      </span>
    ),
  },
  {
    key: 'context',
    header: marketplaceMessages.howTheyKnow(),
    cell: ({ path }) => {
      const explanation = path.relationships.at(-1)?.explanations[0]
      return <span>{explanation ? renderMessage(explanation) : marketplaceMessages.notKnown()}</span>
    },
  },
  // While a request is open nobody else is asked, so it is not said who could be.
  ...(mayAsk
    ? [
        {
          key: 'guidance',
          header: marketplaceMessages.asking(),
          cell: ({ path, guide }: FallbackPath) => (
            <span className={styles.whoWords}>
              <span>{availabilityWords(path.availability)}</span>
              {guide ? (
                <span className={text.quiet}>{marketplaceMessages.openRequests({ count: guide.openAsks })}</span>
              ) : null}
            </span>
          ),
        },
      ]
    : []),
  {
    key: 'choose',
    header: marketplaceMessages.choose(),
    hideHeader: true,
    align: 'end',
    cell: ({ id, name }) =>
      id === chosen ? (
        <span className={clsx(text.quiet, styles.shown)}>{marketplaceMessages.shownAbove()}</span>
      ) : (
        <Link
          to="/introductions/path"
          search={{ person, via: id }}
          className={clsx(text.link, styles.shown)}
          aria-label={marketplaceMessages.showPathThrough({ connector: name })}
        >
          {marketplaceMessages.showPath()}
        </Link>
      ),
  },
]

/** The fallback paths: when a connector declines or does not answer, the next one is asked. */
export const OtherRoutes = ({ person, options, guidance, chosen, asked }: Props) => (
  <Section
    title={marketplaceMessages.whoToAsk()}
    about={asked === null ? marketplaceMessages.whoToAskAbout() : marketplaceMessages.whoWasAskedAbout()}
  >
    <DataTable
      caption={marketplaceMessages.whoCanIntroduce({ name: person.name })}
      columns={columns(person.id, chosen, asked, mayAskOthers(person.personState))}
      rows={options.map((option, at) => ({ ...option, place: at + 1, guide: guidance.get(option.id) }))}
      keyOf={({ id }) => id}
    />
  </Section>
)
