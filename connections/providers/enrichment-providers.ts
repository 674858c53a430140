import type { EnrichmentProvider } from '../enrichment/enrichment-provider.ts'
import { apollo } from './apollo/apollo.ts'
import { peopleDataLabs } from './people-data-labs/people-data-labs.ts'

/** Every service that can be asked what a contact does, in the order in which they are asked by default. */
export const enrichmentProviders: readonly EnrichmentProvider[] = [peopleDataLabs, apollo]
