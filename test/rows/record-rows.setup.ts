// Vitest runs a setup file before each test file, but loads what it imports once.
import '#test/rows/record.ts'
