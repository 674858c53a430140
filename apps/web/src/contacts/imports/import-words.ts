import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'

/** "4 seconds", "2 minutes 5 seconds", "1 hour 20 minutes". */
export const tookWords = (from: string, to: string): string => {
  const seconds = Math.round((new Date(to).getTime() - new Date(from).getTime()) / 1000)
  if (seconds < 1) return importsMessages.tookLittle()
  if (seconds < 60) return importsMessages.tookSeconds({ seconds })
  if (seconds < secondsPerHour)
    return importsMessages.tookMinutes({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  return importsMessages.tookHours({
    hours: Math.floor(seconds / secondsPerHour),
    minutes: Math.floor((seconds % secondsPerHour) / 60),
  })
}
