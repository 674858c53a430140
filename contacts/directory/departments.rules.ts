import { fold } from '@wellmet/identity/names/words.rules.ts'

const signs: readonly (readonly [department: string, sign: RegExp])[] = [
  ['people', /\b(?:human resources|hr|talent|recruit\w*|people|chro)\b/],
  ['legal', /\b(?:legal|counsel|attorney|lawyer|compliance|paralegal)\b/],
  ['finance', /\b(?:financ\w*|cfo|account(?:ant|ing)|treasur\w*|controller|audit\w*|tax)\b/],
  ['sales', /\b(?:sales|account (?:executive|manager|director)|business development|cro|revenue|partnerships?)\b/],
  ['marketing', /\b(?:marketing|cmo|brand|communications|public relations|seo)\b/],
  ['research', /\b(?:research\w*|scientists?|r d|laborator\w*)\b/],
  ['engineering', /\b(?:engineer\w*|developer|software|cto|devops|sre|programmer|technology)\b/],
  ['product', /\b(?:product|cpo|design(?:er)?|ux)\b/],
  [
    'operations',
    /\b(?:operations?|operating officer|coo|logistics|supply chain|procurement|purchasing|fleet|customs)\b/,
  ],
]
const executive = /\b(?:ceo|chief executive|(?:co )?founder|president|managing director|chief of staff)\b/
const lesser = /\bvice president\b/g

/** What a title says about the department. Two departments in one title are none: "Product Marketing" is unclear. */
export function departmentOf(title: string | null | undefined): string | null {
  const words = fold(title ?? '').replace(lesser, 'vp')
  if (executive.test(words)) return 'executive'
  const [first, second] = signs.filter(([, sign]) => sign.test(words))
  return first && !second ? first[0] : null
}
