import { writeFileSync } from 'node:fs'
import { lexiconFile, packLexicon } from '@wellmet/identity/titles/occupation-lexicon.ts'
import { readGroups } from './onet.ts'
import { readOccupations } from './esco.ts'

/** Writes the lexicon of occupations from a folder with the tables of ESCO and O*NET: `npm run titles:lexicon -- <folder>`. */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder with the tables of ESCO and O*NET.')
const occupations = readOccupations(folder)
const packed = packLexicon({ occupations, groups: readGroups(folder, occupations) })
writeFileSync(lexiconFile, packed)
const classified = occupations.filter(({ functions }) => functions.length > 0).length
console.log(`${occupations.length} occupations, ${classified} with a function, ${(packed.length / 1e6).toFixed(1)} MB`)
