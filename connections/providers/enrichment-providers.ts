import type { EnrichmentProvider, SearchProvider } from '../enrichment/enrichment-provider.ts'
import { apollo } from './apollo/apollo.ts'
import { peopleDataLabs } from './people-data-labs/people-data-labs.ts'

/** Every service that can be asked what a contact does, in the order in which they are asked by default. */
export const enrichmentProviders: readonly EnrichmentProvider[] = [peopleDataLabs, apollo]

/** The provider that is asked for people beyond the network. */
export const peopleSearchProvider: SearchProvider = peopleDataLabs
