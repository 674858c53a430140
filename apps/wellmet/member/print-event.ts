import type { WebhookEvent } from '@wellmet/client/client.ts'
import { line } from './print.ts'

export function printEvent(event: WebhookEvent, isJson: boolean): void {
  const { id, type, timestamp, data } = event
  const details = Object.entries(data).map(([name, value]) => `${name}=${String(value)}`)
  console.log(isJson ? JSON.stringify(event) : line(timestamp, type, id, details.join(' ')))
}
