import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { repository } from '../repository.ts'
import { cruiseOptions, forbidden } from './borders.ts'

/** A parser that cannot read TypeScript finds no modules and no faults, so finding too few is a fault. */
export async function cruiseRepository(
  folders: string[],
  baseDir = repository,
  fewest = 100,
): Promise<{ findings: string[]; modules: number }> {
  const { output } = await cruise(folders, { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } })
  const { summary, modules } = output as ICruiseResult
  const ours = modules.filter(({ source }) => !source.includes('node_modules')).length
  return {
    findings: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...(ours < fewest ? [`too-few-modules: ${ours} were read, at least ${fewest} were expected`] : []),
    ],
    modules: ours,
  }
}
