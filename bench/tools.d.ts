// The parts of the measuring tools that are used here, because `npm run check` runs without `tools/bench`.

declare module 'lighthouse' {
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Audit = { title: string; score: number | null; displayValue?: string }
  type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } }
  export default function lighthouse(url: string, flags: Record<string, unknown>): Promise<Result | undefined>
}
