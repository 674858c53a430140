import { reliabilityOf } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import { randomFrom } from '../ranking/metrics.ts'
import { figuresOf, usualYear } from './figures.ts'
import { figuresOfRule, marks, multiples, noRatings, rules, simulateRates } from './rates.ts'
import { simulateYear } from './year.ts'

/** Workspaces whose true rates are others than the prior: how soon does what is stated happen? */
const workspaces = 120
for (const [name, times] of Object.entries(multiples)) {
  const ratings = noRatings()
  for (let seed = 1; seed <= workspaces; seed++) simulateRates(randomFrom(seed), times, ratings)
  for (const factor of ['acts', 'engages', 'conversation'] as const) {
    console.log(`${name} of the prior, ${factor}: error and ECE by ${rules.join(', ')}`)
    for (const mark of marks) {
      const figures = rules.map((rule) => {
        const { error, ece } = figuresOfRule(ratings[mark][factor], rule)
        return `${error.toFixed(3)} ${ece.toFixed(3)}`
      })
      console.log(`  after ${String(mark).padStart(3)} outcomes  ${figures.join('   ')}`)
    }
  }
}

/** A year of made-up outcomes: does what is predicted come true, and does what is learned choose better? */
const seeds = process.argv.slice(2).map(Number)
for (const seed of seeds.length > 0 ? seeds : [1, 2, 3]) {
  const year = simulateYear(randomFrom(seed), usualYear)
  const { asks, ece, brier, topChoice } = figuresOf(year, usualYear.days)
  const three = (value: number): string => value.toFixed(3)
  console.log(`seed ${seed}: ${asks} asks`)
  console.log(
    `  ECE  acting ${three(ece.acting)}  engaging ${three(ece.engaging)}  introduction ${three(ece.introduction)}  (goal 0.030)`,
  )
  console.log(`  Brier of introductions ${three(brier.introduction)}, of their base rate ${three(brier.baseRate)}`)
  console.log(
    `  successes in 100 first choices after a quarter: learned ${topChoice.statistics.toFixed(1)}, strength ${topChoice.strength.toFixed(1)}, random ${topChoice.random.toFixed(1)}, best possible ${topChoice.best.toFixed(1)}`,
  )
  const { bins } = reliabilityOf(year.introduction)!
  console.log(`  predicted ${bins.map(({ predicted }) => predicted.toFixed(2)).join(' ')}`)
  console.log(`  happened  ${bins.map(({ happened }) => happened.toFixed(2)).join(' ')}`)
}
