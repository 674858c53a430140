import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { leastEvidence, leastShown, reliabilityOf, shownBins, type Predicted } from './calibration.rules.ts'
import type { CalibrationPart, Reliability } from './outcomes.contract.ts'
import { outcomesMessages } from './outcomes.messages.ts'
import { settledPredictions } from './read-workspace.ts'
import { shareOf } from './share.rules.ts'

type Shown = Record<CalibrationPart, Reliability>

/** What was predicted against what happened: mine, and of teammates in steps in which nobody can be recognized. */
export const showCalibration = ({ db, services, viewer }: MemberCall): Promise<Shown> =>
  db.transaction(async (tx) => {
    const settled = await settledPredictions(tx, services, viewer)
    const part = (about: CalibrationPart): Reliability => {
      const said = settled[about].map(({ logit, shift, happened }) => ({ p: chanceOf(logit + shift), happened }))
      return { ...measured(said), ...binsOf(said) }
    }
    return { acting: part('acting'), engaging: part('engaging') }
  })

function measured(said: readonly Predicted[]): Omit<Reliability, 'bins' | 'shown' | 'neededToShow'> {
  const n = said.length
  const enough = n >= leastEvidence.outcomes
  const found = enough ? reliabilityOf(said) : null
  return {
    n,
    enough,
    needed: leastEvidence.outcomes,
    brier: found?.brier ?? null,
    ece: found?.ece ?? null,
    noise: found?.noise ?? null,
    sentence: found
      ? outcomesMessages.measured({ count: n, error: found.ece * 100, noise: found.noise * 100 })
      : outcomesMessages.notMeasured({ count: n, needed: leastEvidence.outcomes }),
  }
}

/** In bins of equal size, each with the bounds of what happened. */
function binsOf(said: readonly Predicted[]): Pick<Reliability, 'bins' | 'shown' | 'neededToShow'> {
  const bins = shownBins(said.length)
  const found = bins > 0 ? reliabilityOf(said, bins) : null
  return {
    shown: said.length,
    neededToShow: leastShown.outcomes,
    bins: (found?.bins ?? []).map((bin) => {
      const { low, high } = shareOf(Math.round(bin.happened * bin.n), bin.n)
      return { ...bin, low: low ?? 0, high: high ?? 1 }
    }),
  }
}
