import { resolve } from 'node:path'
import { buildHelp, helpFolder } from './build-help.ts'

const folder = process.argv[2] === undefined ? helpFolder : resolve(process.argv[2])
await buildHelp(folder)
console.log(`The help is in ${folder}`)
