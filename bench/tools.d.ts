// The parts of the measuring tools that are used here, because `npm run check` runs without `tools/bench`.

declare module 'chrome-launcher' {
  type Options = { chromePath: string | undefined; chromeFlags: string[] }
  export function launch(options: Options): Promise<{ port: number; kill: () => void }>
}

declare module 'lighthouse' {
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Audit = { title: string; score: number | null; displayValue?: string }
  export type Report = { categories: Record<string, Category>; audits: Record<string, Audit> }
  export default function lighthouse(url: string, flags: Record<string, unknown>): Promise<{ lhr: Report } | undefined>
}
