import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { orderOfProduct } from './browser/product-order.ts'

/** Tests of the whole product take longest. Last, one of them would keep one core busy and leave the other idle. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isOfTheWhole = ({ moduleId }: TestSpecification): boolean => /\/tests\/(?!architecture)/.test(moduleId)
    const isInBrowser = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/browser/')
    const inBrowser = sorted.filter(isInBrowser).map((file) => ({ file, order: orderOfProduct(file.moduleId) }))
    const others = sorted.filter((file) => !isInBrowser(file))
    return [
      ...inBrowser.toSorted((one, other) => one.order - other.order).map(({ file }) => file),
      ...others.filter(isOfTheWhole),
      ...others.filter((file) => !isOfTheWhole(file)),
    ]
  }
}
