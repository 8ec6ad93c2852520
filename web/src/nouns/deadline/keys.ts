/** The days an organisation wrote down for its reports. */
export const deadlineKeys = { all: ['deadline'] as const }
