import { closestOccupations, functionsOfTitle } from '@wellmet/identity/titles/closest-occupations.ts'
import { readRoleQuery, readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import { functionFit } from '@wellmet/identity/titles/title-functions.rules.ts'
import { neighbouringLevels, type Level } from '@wellmet/identity/titles/title-levels.rules.ts'

/** Shows how a question about roles is read, and how titles fit it: `npm run titles -- "heads of sales" "VP Sales"`. */
const [question = '', ...titles] = process.argv.slice(2)
const { reading: wanted, used } = readRoleQuery(question)
console.log({ question, used, ...wanted })
for (const title of titles) {
  const reading = readTitle(title)
  const functions = functionsOfTitle(title)
  console.log({
    title,
    ...reading,
    functions,
    functionFit: functionFit(functions, wanted.functions),
    levelFit: levelFit(reading.level, wanted.level),
    occupations: closestOccupations(title, undefined, 3).map(({ occupation }) => occupation.labels.en?.[0]),
  })
}

function levelFit(level: Level | null, asked: Level | null): 'same' | 'near' | 'none' {
  if (level === null || asked === null) return 'none'
  if (level === asked) return 'same'
  return neighbouringLevels(asked).includes(level) ? 'near' : 'none'
}
