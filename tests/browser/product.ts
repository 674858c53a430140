import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../tools/repository.ts'
import { startProcesses } from '../world/product.ts'

/** The whole product with the built web app. */
export const startProduct: typeof startProcesses = (...options) => {
  if (!existsSync(join(repository, 'apps/web/dist/index.html'))) throw new Error('Run npm run build first.')
  return startProcesses(...options)
}
