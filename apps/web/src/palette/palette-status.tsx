import textStyles from '../kit/text.module.css'
import styles from './palette.module.css'
import type { Option } from './palette-shapes.ts'
import { paletteMessages } from './palette.messages.ts'

type Props = { q: string; options: readonly Option[]; isLooking: boolean; hasFailed: boolean }

const words = ({ q, options, isLooking, hasFailed }: Props): { text: string; isSeen: boolean } => {
  const found = options.filter(({ group }) => group !== 'search').length
  if (hasFailed) return { text: paletteMessages.searchFailed(), isSeen: true }
  if (isLooking) return { text: options.length === 0 ? paletteMessages.looking() : '', isSeen: options.length === 0 }
  if (found === 0) return { text: paletteMessages.nothingFound({ query: q }), isSeen: true }
  return { text: q === '' ? '' : paletteMessages.found({ count: found }), isSeen: false }
}

/** Spoken after each answer; seen only where there is something to do about it. */
export const PaletteStatus = (props: Props) => {
  const { text, isSeen } = words(props)
  return <output className={isSeen ? styles.status : textStyles.onlySpoken}>{text}</output>
}
