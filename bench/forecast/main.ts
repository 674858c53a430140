import { coverageOf, type Coverage } from '@wellmet/hq/revenue/made-up-pipelines-for-tests.ts'

/** How often the forecast of the operator's room holds what happens, on pipelines that are made up: npm run bench:forecast */
const print = (title: string, runs: readonly Coverage[]): void => {
  console.log(title)
  for (const { pipelines, closedDeals, inside, share, ratio } of runs)
    console.log(
      `  after ${String(closedDeals).padStart(3)} closed deals: ${inside} of ${pipelines} within P10 and P90 (${(share * 100).toFixed(1)}%), middle × ${ratio.toFixed(2)} of what happened`,
    )
  const inside = runs.reduce((sum, run) => sum + run.inside, 0)
  const pipelines = runs.reduce((sum, run) => sum + run.pipelines, 0)
  console.log(`  together: ${inside} of ${pipelines} (${((inside / pipelines) * 100).toFixed(1)}%)`)
}

const histories = [10, 30, 100]
print(
  'As in the test: 600 pipelines, rates from 10% to 90%',
  histories.map((closedDeals) => coverageOf({ pipelines: 200, closedDeals, seed: closedDeals })),
)
print(
  'The same, 6,000 other pipelines',
  histories.map((closedDeals) => coverageOf({ pipelines: 2_000, closedDeals, seed: 1_000 + closedDeals })),
)
print(
  'Almost all renew: rates from 85% to 99%',
  histories.map((closedDeals) =>
    coverageOf({
      pipelines: 2_000,
      closedDeals,
      seed: 2_000 + closedDeals,
      rateOf: (random) => 0.85 + 0.14 * random(),
    }),
  ),
)
