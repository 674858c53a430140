import { drawFor } from '../network/draw.ts'
import { companyQuestions } from './company-questions.ts'
import { demoVisibilities, visibilityWithDirectory } from './demo-visibility.ts'
import { writeJudged, type Judged, type NetworkName } from './judged-set.ts'
import { MadeUpVisibilities } from './made-up-visibility.ts'
import type { Maker } from './makers.ts'
import { handleQuestions } from './handle-questions.ts'
import { nameQuestions } from './name-questions.ts'
import { nobodyQuestions } from './nobody-questions.ts'
import { openQuestions } from './open-questions.ts'
import { placeQuestions } from './place-questions.ts'
import { roleQuestions } from './role-questions.ts'
import type { Visibility } from './visibility.ts'

const makers: Record<string, Maker> = {
  ...nameQuestions,
  ...openQuestions,
  ...roleQuestions,
  ...companyQuestions,
  ...placeQuestions,
  ...handleQuestions,
  ...nobodyQuestions,
}

/** How many of each kind; in the made-up network nobody has an accent or another name. */
const wanted: Record<NetworkName, Record<string, number>> = {
  demo: {
    'full name': 16,
    'reversed name': 12,
    'accents dropped': 20,
    'letter inserted': 8,
    'letter deleted': 8,
    'letter wrong': 8,
    'letters exchanged': 8,
    'short name': 16,
    beginnings: 12,
    'one name': 10,
    'first name and company': 12,
    'slip in the company': 8,
    'role and city': 16,
    'level at company': 16,
    'role at company in city': 12,
    'quoted phrase': 14,
    'founders only': 4,
    'investors only': 4,
    nonsense: 12,
    'out of sight': 12,
    'role by its acronym': 16,
    'role by another word': 10,
    'role in another language': 16,
    'several roles': 8,
    not: 12,
    'who do we know at': 12,
    'company by another spelling': 14,
    'company by its initials': 3,
    'slip in the company alone': 10,
    'several companies': 8,
    'city by another name': 12,
    'country or region': 12,
    'slip in the place': 10,
    'slip in the role': 10,
    'several cities': 6,
    address: 6,
    'profile link': 6,
    domain: 8,
    'handle out of sight': 6,
    'nobody fits': 16,
  },
  directory: { sector: 16, 'former employer': 16 },
  s: {
    'full name': 10,
    'reversed name': 6,
    'letter inserted': 4,
    'letter deleted': 4,
    'letter wrong': 4,
    'letters exchanged': 4,
    beginnings: 8,
    'one name': 6,
    'first name and company': 8,
    'role and city': 14,
    'level at company': 12,
    'role at company in city': 8,
    'quoted phrase': 8,
    'founders only': 4,
    'investors only': 4,
    nonsense: 6,
    'out of sight': 8,
    not: 6,
    'several roles': 4,
    'who do we know at': 6,
    'company by another spelling': 6,
    'slip in the company alone': 6,
    'several companies': 4,
    'nobody fits': 6,
  },
}

/** Of several teams, and some who share with nobody themselves. */
const madeUpViewers = [3, 21, 44, 67, 88, 110, 131, 156, 177, 198]

/** From the facts of the seeds alone, the same every time; what the search answers is not looked at. */
export function writeJudgedSets(): void {
  const made = new MadeUpVisibilities()
  writeJudged('demo', draw('demo', demoVisibilities()))
  writeJudged('directory', draw('directory', [visibilityWithDirectory()]))
  writeJudged(
    's',
    draw(
      's',
      madeUpViewers.map((user) => made.of(user)),
    ),
  )
}

function draw(network: NetworkName, visibilities: readonly Visibility[]): Judged[] {
  return Object.entries(wanted[network]).flatMap(([kind, count]) => {
    const draw = drawFor(`judged questions of ${network}: ${kind}`)
    const questions = new Map<string, Judged>()
    for (let tries = 0; questions.size < count && tries < 200 * count; tries += 1) {
      const visibility = visibilities[questions.size % visibilities.length]!
      const made = makers[kind]!(visibility, draw)
      const question = made && `${made.query} ${made.filter}`
      if (question && !questions.has(question)) questions.set(question, { kind, viewer: visibility.viewer, ...made })
    }
    return [...questions.values()]
  })
}
