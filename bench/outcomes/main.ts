import { reliabilityOf } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import { randomFrom } from '../ranking/metrics.ts'
import { figuresOf, usualYear } from './figures.ts'
import { simulateYear } from './year.ts'

/** A year of made-up outcomes: does what is predicted come true, and does what is learned choose better? */
const seeds = process.argv.slice(2).map(Number)
for (const seed of seeds.length > 0 ? seeds : [1, 2, 3]) {
  const year = simulateYear(randomFrom(seed), usualYear)
  const { asks, ece, brier, topChoice } = figuresOf(year, usualYear.days)
  const three = (value: number): string => value.toFixed(3)
  console.log(`seed ${seed}: ${asks} asks, ${year.versions} calibrations taken into use`)
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
