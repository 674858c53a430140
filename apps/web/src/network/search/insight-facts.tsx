import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { ConnectorInsight } from '@wellmet/discovery/people-search/people.contract.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { chanceWords } from './insight-words.ts'

type Props = { insight: ConnectorInsight; path: Path }

const Chance = ({ chance }: { chance: number | null }) => (
  <dd>
    {chanceWords(chance)}
    {chance === null ? null : <span className={text.quiet}> · {pathsMessages.estimate()}</span>}
  </dd>
)

/** The chances of an answer and of an introduction, as far as they are known. */
export const InsightFacts = ({ insight, path: { viaName } }: Props) => (
  <section aria-label={pathsMessages.beforeYouAsk()}>
    <h3>{viaName === null ? pathsMessages.beforeYouWrite() : pathsMessages.beforeYouAskName({ name: viaName })}</h3>
    <dl className={styles.facts}>
      <dt>{pathsMessages.lastContactWithYou()}</dt>
      <dd>
        <FreshnessLabel label={insight.freshnessLabel} />
      </dd>
      <dt>{pathsMessages.chanceOfReply()}</dt>
      <Chance chance={insight.replyProbability} />
      {viaName === null ? null : (
        <>
          <dt>{pathsMessages.chanceOfIntro()}</dt>
          <Chance chance={insight.introProbability} />
          <dt>{pathsMessages.pastIntroductions()}</dt>
          <dd>
            {insight.reputationScore === null
              ? pathsMessages.noHistory()
              : pathsMessages.reputation({ score: insight.reputationScore })}
          </dd>
        </>
      )}
      <dt>{pathsMessages.trustInPath()}</dt>
      <dd className={text.figures}>{pathsMessages.trustScore({ score: insight.trustScore })}</dd>
    </dl>
  </section>
)
