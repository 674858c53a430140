import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
const figures = new Intl.NumberFormat('en-GB')

export const count = (number: number): string => figures.format(number)

/** "1 row", "1,204 rows". */
export const counted = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? '' : 's'}`

const two = (large: string, small: string): string => [large, small].filter(Boolean).join(' ')
const some = (number: number, noun: string): string => (number > 0 ? counted(number, noun) : '')

/** "4 seconds", "2 minutes 5 seconds", "1 hour 20 minutes". */
export const tookWords = (from: string, to: string): string => {
  const seconds = Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000)
  if (seconds < 1) return 'less than a second'
  if (seconds < 60) return counted(seconds, 'second')
  if (seconds < secondsPerHour) return two(counted(Math.floor(seconds / 60), 'minute'), some(seconds % 60, 'second'))
  return two(
    counted(Math.floor(seconds / secondsPerHour), 'hour'),
    some(Math.floor((seconds % secondsPerHour) / 60), 'minute'),
  )
}
