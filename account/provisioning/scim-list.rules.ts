import { schemaUrns } from './scim.contract.ts'

export const listOf = <T>(resources: T[], total: number, { offset }: { offset: number }) => ({
  schemas: [schemaUrns.list as string],
  totalResults: total,
  startIndex: offset + 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
