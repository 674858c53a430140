import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Provider } from './provider.ts'

/** Throws 404 for one that is not among them. */
export function getProvider<P extends Provider>(providers: readonly P[], wanted: string): P {
  const found = providers.find(({ name }) => name === wanted)
  if (!found) throw notFound('provider')
  return found
}
