import { runTables } from '../../support/rounds/run-tables';

runTables('sic-bo');
