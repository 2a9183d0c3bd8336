export const employeeReports = {
  '{count} more|people': '{count} more',
}
