import { buildClient } from './build-client.ts'

const folder = await buildClient()
console.log(`The package is in ${folder}. Publish it with: npm publish ${folder}`)
