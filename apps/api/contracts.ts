import { contractsOf } from '@wellmet/platform/area.ts'
import { openApiDocument } from '@wellmet/platform/contract/openapi.ts'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { health } from '@wellmet/platform/health/health.contract.ts'
import { areas } from '../areas.ts'
import { declaredVersion } from '../release.ts'

/** Every contract that is served: what the ledger, the document and the generated tests walk. */
export const contracts: readonly Contract[] = [health, ...contractsOf(areas)]

export const openApi = () =>
  openApiDocument(contracts, {
    title: 'Wellmet',
    version: declaredVersion,
    description:
      'Finds the warm path to a person or a company in your own network, and takes the introduction from the request to its outcome.',
  })
