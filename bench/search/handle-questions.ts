import { meaning, meaningNobody, openly, type Maker } from './makers.ts'
import { nameOf } from './visibility.ts'

const address: Maker = (visibility, draw) => {
  const one = draw.pick(visibility.known)
  if (one.email === null) return null
  return meaning(one, draw.pick([one.email, one.email.toUpperCase(), `mailto:${one.email}`]))
}

const profile: Maker = (visibility, draw) => {
  const one = draw.pick(visibility.known)
  if (one.slug === null) return null
  const written = [
    `https://www.linkedin.com/in/${one.slug}/`,
    `linkedin.com/in/${one.slug}`,
    `https://de.linkedin.com/in/${one.slug}?originalSubdomain=de`,
  ]
  return meaning(one, draw.pick(written))
}

/** Of a company where somebody in sight has an address; a colleague whose address nobody wrote down works there as well. */
const domain: Maker = (visibility, draw) => {
  const { email, company } = draw.pick(visibility.known)
  if (email === null || company === null) return null
  const host = email.slice(email.indexOf('@') + 1)
  return openly(visibility, draw.pick([host, `https://www.${host}/`, `@${host}`]), (one) => one.company === company)
}

/** Whom only somebody else of the team knows. */
const unseen: Maker = (visibility, draw) => {
  if (visibility.unseen.length === 0) return null
  const one = draw.pick(visibility.unseen)
  const handles = [one.email, one.slug && `https://www.linkedin.com/in/${one.slug}`].filter((handle) => handle !== null)
  const isAlone = visibility.known.every((two) => nameOf(two) !== nameOf(one))
  return handles.length > 0 && isAlone ? meaningNobody(draw.pick(handles)) : null
}

export const handleQuestions: Record<string, Maker> = {
  address,
  'profile link': profile,
  domain,
  'handle out of sight': unseen,
}
