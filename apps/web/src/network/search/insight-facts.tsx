import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import type { ConnectorInsight } from '@wellmet/discovery/people-search/people.contract.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { chanceBasis, chanceWords } from './insight-words.ts'

type Props = { insight: ConnectorInsight; path: Path }

const Chance = ({ chance }: { chance: number | null }) => (
  <dd>
    {chanceWords(chance)}
    {chance === null ? null : <span className={text.quiet}> · {chanceBasis}</span>}
  </dd>
)

/** What asking would bring, as far as anything says so. */
export const InsightFacts = ({ insight, path: { viaName } }: Props) => (
  <section aria-label="Before you ask">
    <h3>{viaName === null ? 'Before you write' : `Before you ask ${viaName}`}</h3>
    <dl className={styles.facts}>
      <dt>Last contact with you</dt>
      <dd>
        <FreshnessLabel label={insight.freshnessLabel} />
      </dd>
      <dt>Answers you</dt>
      <Chance chance={insight.replyProbability} />
      {viaName === null ? null : (
        <>
          <dt>Introduction comes about</dt>
          <Chance chance={insight.introProbability} />
          <dt>Earlier introductions</dt>
          <dd>
            {insight.reputationScore === null ? 'no history yet' : `reputation ${insight.reputationScore} of 100`}
          </dd>
        </>
      )}
      <dt>Trust in this way</dt>
      <dd className={text.figures}>{insight.trustScore} of 100</dd>
    </dl>
  </section>
)
