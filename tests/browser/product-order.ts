import { readFileSync } from 'node:fs'

/**
 * Files that share a product come one after the other, because a test worker runs one product at a time. Those with a
 * product of their own come first: they take longest.
 */
export function orderOfProduct(testFile: string): number {
  const code = readFileSync(testFile, 'utf8')
  if (code.includes('openConnectedProduct()')) return 1
  return /\bopenProduct\(\)/.test(code) ? 2 : 0
}
