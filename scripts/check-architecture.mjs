import { fileURLToPath } from 'node:url'
import { architectureProblems } from './architecture/problems.mjs'

const problems = architectureProblems(fileURLToPath(new URL('..', import.meta.url)))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
