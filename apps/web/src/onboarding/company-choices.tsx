import text from '../kit/text.module.css'
import styles from './onboarding.module.css'
import { clsx } from 'clsx'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { Loaded } from '../kit/loaded.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { onboardingMessages } from './onboarding.messages.ts'

/** The button below them is in sight without scrolling. */
const most = 12

type Company = { id: string; name: string; peopleCount: number }
type Ranking = { companies: readonly Company[] }
type Props = {
  query: { data: Ranking | undefined; isPending: boolean; error: unknown; refetch: () => unknown }
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The companies within reach, best first, to be picked with one click each. */
export const CompanyChoices = ({ query, chosen, onChange }: Props) => (
  <Loaded
    query={query}
    what={onboardingMessages.companiesWithinReach()}
    skeleton={<RowSkeletons rows={2} label={onboardingMessages.loadingCompanies()} />}
  >
    {({ companies }) =>
      companies.length === 0 ? (
        <p className={clsx(text.small, text.quiet)}>{onboardingMessages.noCompanies()}</p>
      ) : (
        <ul className={styles.choices} aria-label={onboardingMessages.companiesWithinReach()}>
          {companies.slice(0, most).map(({ id, name, peopleCount }) => {
            const isChosen = chosen.includes(name)
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={isChosen}
                  aria-label={onboardingMessages.peopleAt({ company: name, people: peopleCount })}
                  onClick={() => onChange(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])}
                >
                  {name} <span className={clsx(text.quiet, text.figures)}>{formatNumber(peopleCount)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )
    }
  </Loaded>
)
