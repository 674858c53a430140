import { dirname, join } from 'node:path'
import type { Contract } from '../../platform/contract/endpoint.ts'
import { repositoryFiles } from '../check/files.ts'
import { repository } from '../repository.ts'

/** The folder of the noun that exports each contract. Imports every contract file, and those with what sites send. */
export async function nounFolders(contracts: readonly Contract[]): Promise<Map<Contract, string>> {
  const folders = new Map<unknown, string>()
  for (const file of repositoryFiles().filter((path) => /[.](?:contract|trackables|kinds)[.]ts$/.test(path))) {
    const exported = Object.values((await import(join(repository, file))) as object)
    for (const value of exported) folders.set(value, dirname(file))
  }
  return new Map(
    contracts.map((contract) => {
      const folder = folders.get(contract)
      if (folder === undefined)
        throw new Error(`No *.contract.ts exports the contract with ${Object.values(contract.endpoints)[0]?.route}.`)
      return [contract, folder]
    }),
  )
}
