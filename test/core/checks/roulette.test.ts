import { runTables } from '../../support/rounds/run-tables';

runTables('roulette');
