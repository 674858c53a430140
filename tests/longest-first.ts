import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of the whole product take longest. Last, one of them would keep one core busy and leave the other idle. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isOfTheWhole = ({ moduleId }: TestSpecification): boolean => /\/tests\/(?!architecture)/.test(moduleId)
    return [...sorted.filter(isOfTheWhole), ...sorted.filter((file) => !isOfTheWhole(file))]
  }
}
