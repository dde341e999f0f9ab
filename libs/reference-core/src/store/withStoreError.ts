import { StoreError } from './Store';

/** Every failure of a database is a StoreError. */
export const withStoreError = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('The database did not carry out a query.', { cause: error });
  }
};
