/** The process works until it is stopped. */
export async function run(): Promise<void> {
  await import('@wellmet/worker/main.ts')
}
