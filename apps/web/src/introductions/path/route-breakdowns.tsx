import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { clsx } from 'clsx'
import { richMessage } from '../../kit/rich-message.ts'
import { StrengthSteps } from '../../network/contacts/strength-steps.tsx'
import { walkSteps } from '../../network/contacts/walk-steps.ts'
import { sentenceCase } from '../../network/search/path-words.ts'
import type { RouteOption } from './route-options.ts'

type Breakdown = { formula: string; steps: Parameters<typeof walkSteps>[0]; result: number }

const Lines = ({ title, about, breakdown }: { title: string; about: string; breakdown: Breakdown }) => {
  const isSame = Math.round(walkSteps(breakdown.steps).at(-1)?.after ?? 0) === breakdown.result
  return (
    <section>
      <h3>
        {richMessage(marketplaceMessages.figureOf, {
          title,
          value: breakdown.result,
          figures: <span className={text.figures} />,
        })}
      </h3>
      <p className={clsx(text.small, text.quiet)}>{about}</p>
      <StrengthSteps steps={breakdown.steps.map((step) => ({ ...step, sentence: sentenceCase(step.sentence) }))} />
      <p className={clsx(text.small, text.quiet)}>
        {isSame
          ? marketplaceMessages.formulaMatches({ formula: breakdown.formula })
          : marketplaceMessages.formulaOff({ formula: breakdown.formula })}
      </p>
    </section>
  )
}

/** What the numbers of a route are made of. */
export const RouteBreakdowns = ({ option: { name, path, connector } }: { option: RouteOption }) => {
  if (!path.breakdowns && !connector) return null
  return (
    <details className={styles.breakdowns}>
      <summary>{marketplaceMessages.howWeWorkedThisOut()}</summary>
      <div className={styles.breakdownColumns}>
        {path.breakdowns ? (
          <>
            <Lines
              title={marketplaceMessages.confidence()}
              about={marketplaceMessages.confidenceAbout()}
              breakdown={path.breakdowns.confidence}
            />
            <Lines
              title={marketplaceMessages.score()}
              about={marketplaceMessages.scoreAbout()}
              breakdown={path.breakdowns.score}
            />
          </>
        ) : null}
        {connector ? (
          <Lines
            title={marketplaceMessages.connectorRank({ connector: name })}
            about={marketplaceMessages.connectorRankAbout()}
            breakdown={{ ...connector.breakdown, result: connector.score }}
          />
        ) : null}
      </div>
    </details>
  )
}
