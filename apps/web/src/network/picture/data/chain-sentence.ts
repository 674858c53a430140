import type { Route } from '../../../kit/route-shapes.ts'
import { edgeWords } from '../../../kit/route-text.ts'

const count = ['no', 'one', 'two', 'three', 'four'] as const

/** "Two steps: you know Ana Ribeiro (strength 82, fresh, verified), who knows Tomasz Nowak (strength 57, warm)." */
export const chainSentence = ({ hops }: Route): string => {
  const legs = hops.map(({ person, edge }) => `${person.name} (${edgeWords(edge)})`)
  const steps = `${count[hops.length] ?? hops.length} ${hops.length === 1 ? 'step' : 'steps'}`
  return `${steps.charAt(0).toUpperCase()}${steps.slice(1)}: you know ${legs.join(', who knows ')}.`
}
